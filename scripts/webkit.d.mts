/** The types of what others use of webkit.mjs. */
export declare function withWebKit<Result>(
  use: (addresses: { readonly session: string; readonly site: string }) => Promise<Result>,
): Promise<Result>;

export declare function findWebKit(): object | undefined;
