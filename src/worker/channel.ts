import type { Answer, Begun, Request } from './protocol.ts';

/** A worker, as far as the pool knows it. */
export interface Channel {
  post(request: Request): void;
  /** Called before anything is posted. */
  listen(answered: (answer: Answer | Begun) => void, died: (reason: string) => void): void;
  /** Ends the worker, which then neither answers nor dies. */
  terminate(): unknown;
}
