import fastJson, { type Schema } from 'fast-json-stringify';
import type { FastifyBaseLogger, FastifySerializerCompiler } from 'fastify';
import type { Envelope } from '../shared/envelope.js';
import { answerValidator, whenNeeded } from './compilers.js';

/** `checked`: a mismatch with the description throws, for tests. `compiled`: undescribed fields are left out. */
export type AnswerMode = 'checked' | 'compiled';

interface AnswerSchema {
  oneOf?: AnswerSchema[];
  allOf?: AnswerSchema[];
  properties?: Record<string, { const?: unknown }>;
}

type Write = (answer: unknown) => string;

export function answerCompiler(mode: AnswerMode, log: FastifyBaseLogger): FastifySerializerCompiler<object> {
  return ({ schema, method, url, httpStatus }) => {
    const place = `${method} ${url} ${httpStatus ?? ''}`;
    return mode === 'checked' ? checked(schema, place) : compiled(schema, place, log);
  };
}

function checked(schema: object, place: string): Write {
  const validator = whenNeeded(() => answerValidator(schema));
  return (answer) => {
    const validate = validator();
    if (!validate(answer)) {
      const [mismatch] = validate.errors ?? [];
      const reason = `${mismatch?.instancePath ?? ''} ${mismatch?.message ?? ''}`;
      throw new Error(`The answer does not match its description. ${place}: ${reason}`);
    }
    return JSON.stringify(answer);
  };
}

/** Only successes are compiled: a choice between schemas would be made by validating against each. */
function compiled(schema: AnswerSchema, place: string, log: FastifyBaseLogger): Write {
  const success = (schema.oneOf ?? [schema]).find(isSuccess);
  if (success === undefined) return JSON.stringify;
  const writer = whenNeeded(() => fastJson(success as Schema));
  return (answer) => {
    if ((answer as Envelope).code !== 200) return JSON.stringify(answer);
    try {
      return writer()(answer);
    } catch (error) {
      // A missing field; the client can show the rest.
      log.error({ err: error, place }, '应答与接口描述不一致');
      return JSON.stringify(answer);
    }
  };
}

function isSuccess({ allOf = [], properties }: AnswerSchema): boolean {
  return properties?.['code']?.const === 200 || allOf.some(isSuccess);
}
