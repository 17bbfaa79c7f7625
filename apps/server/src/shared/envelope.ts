/** The body of every JSON response (see `openapi/`): code 200 is success, any other code a refusal. */
export interface Envelope {
  code: number;
  msg: string;
  data: unknown;
}

export function success({ data, msg }: { data: unknown; msg?: string }): Envelope {
  return { code: 200, msg: msg ?? '成功', data };
}
