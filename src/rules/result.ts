/** The outcome of something that can fail in an expected way; bugs are exceptions instead. */
export type Result<Value, Failure> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly error: Failure };

export const success = <Value>(value: Value): { readonly ok: true; readonly value: Value } => ({
  ok: true,
  value,
});

export const failure = <Failure>(
  error: Failure,
): { readonly ok: false; readonly error: Failure } => ({ ok: false, error });
