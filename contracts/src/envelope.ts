/** The body of an answer, `undefined` if it is not JSON. */
export function jsonOf(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(body?.toString() ?? '');
  } catch {
    return undefined;
  }
}

export function isEnvelope(value: unknown): value is { code: unknown; data: unknown } {
  return typeof value === 'object' && value !== null && 'code' in value && 'data' in value;
}

/** The code of an answer, `undefined` if it is not in an envelope. */
export function codeOf(value: unknown): unknown {
  return isEnvelope(value) ? value.code : undefined;
}
