/** A question cannot be answered: workers die of it, or none can be started. */
export class WorkersDied extends Error {}
