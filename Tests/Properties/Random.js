/** Random choices that come out the same for the same seed, in every engine. */
export class Random {
  #state

  /** @param {number} seed - an integer */
  constructor(seed) {
    this.#state = (seed ^ 0x9e3779b9) >>> 0
    // Neighbouring seeds begin alike otherwise.
    for (let turn = 0; turn < 4; turn++) this.fraction()
  }

  /** A number from 0, less than 1. Marsaglia's xorshift, and a multiplication that spreads its low bits. */
  fraction() {
    let x = this.#state || 1
    x ^= x << 13
    x ^= x >>> 17
    x ^= x << 5
    this.#state = x >>> 0
    return (Math.imul(this.#state, 0x9e3779b1) >>> 0) / 4294967296
  }

  /** An integer from `low` to `high`, both included. */
  integer(low, high) {
    return low + Math.floor(this.fraction() * (high - low + 1))
  }

  chance(probability) {
    return this.fraction() < probability
  }

  pick(list) {
    return list[this.integer(0, list.length - 1)]
  }

  /** One of the keys of `weights`, as often as its number says. */
  weighted(weights) {
    const entries = Object.entries(weights)
    let left = this.fraction() * entries.reduce((sum, [, weight]) => sum + weight, 0)
    for (const [name, weight] of entries) if ((left -= weight) < 0) return name
    return entries.at(-1)[0]
  }

  /** From `low` to `high` results of `make`. */
  list(low, high, make) {
    return Array.from({ length: this.integer(low, high) }, make)
  }
}
