import { MatchersV3 } from '@pact-foundation/pact';

type Value = string | number | Blob;
type Form = Readonly<Record<string, Value | readonly Value[] | undefined>>;

/** A form in the pact. It has a fixed boundary, because the platform chooses a random one each time. */
export interface WrittenForm {
  contentType: string;
  bytes: Buffer;
  rules: ReturnType<typeof rulesOf>;
}

const boundary = 'inkstone-form';

export async function writeForm(form: Form): Promise<WrittenForm> {
  const given = Object.entries(form).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => ({ name, value: one })),
  );
  const parts = await Promise.all(given.map(writePart));
  const bytes = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { contentType: `multipart/form-data; boundary=${boundary}`, bytes, rules: rulesOf(given) };
}

async function writePart({ name, value }: { name: string; value: string | number | Blob }): Promise<Buffer> {
  const head = `--${boundary}\r\nContent-Disposition: form-data; name="${name}"`;
  if (!(value instanceof Blob)) return Buffer.from(`${head}\r\n\r\n${String(value)}\r\n`);
  const fileName = value instanceof File ? value.name : 'blob';
  const ofFile = `${head}; filename="${fileName}"\r\nContent-Type: ${value.type}\r\n\r\n`;
  return Buffer.concat([Buffer.from(ofFile), await value.bytes(), Buffer.from('\r\n')]);
}

/** Accepts any boundary and matches each part on its own, which the rule for the whole body would not do. */
function rulesOf(parts: readonly { name: string }[]) {
  return {
    header: [{ path: 'content-type', rules: [MatchersV3.regex(/^multipart\/form-data; ?boundary=.+$/, '')] }],
    body: parts.map(({ name }) => ({ path: `$.${name}`, rules: [MatchersV3.equal('')] })),
  };
}
