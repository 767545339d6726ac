import { defineInterface } from "../web-idl/interface.js"
import { MouseEvent } from "./MouseEvent.js"

const RIGHT_ANGLE = Math.PI / 2

/** Altitude and azimuth, in radians, of a tilt in degrees. @see https://w3c.github.io/pointerevents/#converting-between-tiltx-tilty-and-altitudeangle-azimuthangle */
function anglesOfTilt(tiltX, tiltY) {
  const x = (tiltX * Math.PI) / 180
  const y = (tiltY * Math.PI) / 180
  let azimuth
  if (tiltX === 0) azimuth = tiltY > 0 ? RIGHT_ANGLE : tiltY < 0 ? 3 * RIGHT_ANGLE : 0
  else if (tiltY === 0) azimuth = tiltX < 0 ? Math.PI : 0
  else if (Math.abs(tiltX) === 90 || Math.abs(tiltY) === 90) azimuth = 0
  else {
    azimuth = Math.atan2(Math.tan(y), Math.tan(x))
    if (azimuth < 0) azimuth += 2 * Math.PI
  }
  if (Math.abs(tiltX) === 90 || Math.abs(tiltY) === 90) return [0, azimuth]
  if (tiltX === 0) return [RIGHT_ANGLE - Math.abs(y), azimuth]
  if (tiltY === 0) return [RIGHT_ANGLE - Math.abs(x), azimuth]
  return [Math.atan(1 / Math.sqrt(Math.tan(x) ** 2 + Math.tan(y) ** 2)), azimuth]
}

/** The tilt in whole degrees of an altitude and azimuth in radians. */
function tiltOfAngles(altitude, azimuth) {
  const degrees = (radians) => Math.round((radians * 180) / Math.PI)
  if (altitude === 0) {
    // The pen lies in the plane of the screen: only its quarter counts.
    const side = (value) => (Math.abs(value) < 1e-12 ? 0 : Math.sign(value) * 90)
    return [side(Math.cos(azimuth)), side(Math.sin(azimuth))]
  }
  const tangent = Math.tan(altitude)
  return [degrees(Math.atan(Math.cos(azimuth) / tangent)), degrees(Math.atan(Math.sin(azimuth) / tangent))]
}

/** @see https://w3c.github.io/pointerevents/#pointerevent-interface */
export class PointerEvent extends MouseEvent {
  #pointerId
  #width
  #height
  #pressure
  #tangentialPressure
  #tiltX
  #tiltY
  #altitudeAngle
  #azimuthAngle
  #twist
  #pointerType
  #isPrimary

  constructor(type, init) {
    super(...arguments)
    this.#pointerId = init?.pointerId | 0
    this.#width = Number(init?.width ?? 1)
    this.#height = Number(init?.height ?? 1)
    this.#pressure = Number(init?.pressure ?? 0)
    this.#tangentialPressure = Number(init?.tangentialPressure ?? 0)
    const hasTilt = init?.tiltX !== undefined || init?.tiltY !== undefined
    const hasAngles = init?.altitudeAngle !== undefined || init?.azimuthAngle !== undefined
    this.#tiltX = init?.tiltX | 0
    this.#tiltY = init?.tiltY | 0
    this.#altitudeAngle = Number(init?.altitudeAngle ?? Math.PI / 2)
    this.#azimuthAngle = Number(init?.azimuthAngle ?? 0)
    // Who gives a pen's direction one way is told it the other way, too.
    if (hasTilt && !hasAngles) [this.#altitudeAngle, this.#azimuthAngle] = anglesOfTilt(this.#tiltX, this.#tiltY)
    else if (hasAngles && !hasTilt) [this.#tiltX, this.#tiltY] = tiltOfAngles(this.#altitudeAngle, this.#azimuthAngle)
    this.#twist = init?.twist | 0
    this.#pointerType = String(init?.pointerType ?? "")
    this.#isPrimary = Boolean(init?.isPrimary)
  }

  get pointerId() {
    return this.#pointerId
  }

  get width() {
    return this.#width
  }

  get height() {
    return this.#height
  }

  get pressure() {
    return this.#pressure
  }

  get tangentialPressure() {
    return this.#tangentialPressure
  }

  get tiltX() {
    return this.#tiltX
  }

  get tiltY() {
    return this.#tiltY
  }

  get altitudeAngle() {
    return this.#altitudeAngle
  }

  get azimuthAngle() {
    return this.#azimuthAngle
  }

  get twist() {
    return this.#twist
  }

  get pointerType() {
    return this.#pointerType
  }

  get isPrimary() {
    return this.#isPrimary
  }

  getCoalescedEvents() {
    return []
  }

  getPredictedEvents() {
    return []
  }
}

defineInterface(PointerEvent)
