/** Somebody has asked for as many pieces of work as one may wait for. */
export class QueueFull extends Error {
  constructor() {
    super('Too many texts are asked for at a time')
    this.name = 'QueueFull'
  }
}
