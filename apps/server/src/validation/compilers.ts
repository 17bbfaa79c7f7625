import { Ajv2020, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify';
import type { FormRules } from './form-rules.js';
import { InvalidInput, toFieldErrors } from './messages.js';
import { readForm } from './read-form.js';
import { uploadedFileKeyword } from './uploaded-file.js';

const jsonType = 'application/json';

/** Characters; no text of a request that has a pattern may be as long. */
const longestMatched = 10_000;

/**
 * All errors of a body are collected, so that a pattern is tried on a text that is far too long as well. Such a
 * text matches none: whatever a pattern would cost, a body of the largest size costs nothing.
 */
class PatternOfShortTexts extends RegExp {
  override test(text: string): boolean {
    return text.length <= longestMatched && super.test(text);
  }
}

// Ajv writes the name into code that it makes to be stored somewhere, which nobody does here.
const patterns = Object.assign((pattern: string, flags: string) => new PatternOfShortTexts(pattern, flags), {
  code: 'new RegExp',
});

/**
 * One set of options for requests and answers, in tests and in production. `strict` is off because the
 * description's own annotations (example, x-…) are unknown words to Ajv; Redocly lints the schemas.
 */
const options: Options = { strict: false, allErrors: true, verbose: true, useDefaults: true };

/** Values of a query, a path or a form arrive as text; JSON says itself what it means and is never coerced. */
const compilers = {
  json: compiler({ ...options, coerceTypes: false, code: { regExp: patterns } }),
  text: compiler({ ...options, coerceTypes: true, code: { regExp: patterns } }),
  answer: compiler({ ...options, useDefaults: false, allErrors: false }),
};

function compiler(ajvOptions: Options): (schema: object) => ValidateFunction {
  const ajv = new Ajv2020(ajvOptions);
  addFormats(ajv, ['date', 'date-time', 'email', 'uri']);
  ajv.addKeyword(uploadedFileKeyword);
  return (schema) => {
    // The glue marks recursive schemas with one and the same $id, which Ajv would take for one schema.
    const { $id: _sameForAll, ...unnamed } = schema as { $id?: string };
    return ajv.compile(unnamed);
  };
}

/** Compiles a schema for its first request: all schemas at once would take most of the server's start. */
function whenNeeded(compile: () => ValidateFunction): () => ValidateFunction {
  let compiled: ValidateFunction | undefined;
  return () => (compiled ??= compile());
}

/**
 * The check of what is sent to a route. The body of an operation that has a form is held to the form's rules as well,
 * so that one answer names every field that is wrong; what passes has no blanks around its texts.
 */
export function requestCompiler(rules?: FormRules): FastifySchemaCompiler<object> {
  return ({ schema, httpPart, contentType = jsonType }) => {
    const compile = httpPart === 'body' && contentType === jsonType ? compilers.json : compilers.text;
    const validator = whenNeeded(() => compile(schema));
    if (rules === undefined || httpPart !== 'body') {
      return (value: unknown) => {
        const validate = validator();
        if (validate(value)) return { value };
        return { error: new InvalidInput(toFieldErrors(validate.errors ?? [], schema)) };
      };
    }
    return (body: unknown) => {
      const validate = validator();
      const found = validate(body) ? [] : (validate.errors ?? []);
      const { value, errors } = readForm(rules, body, found);
      if (found.length === 0 && errors.length === 0) return { value };
      return { error: new InvalidInput(toFieldErrors(found, schema, errors)) };
    };
  };
}

/** What to do when an answer does not match its description: tests fail, production logs it and carries on. */
export type AnswerCheck = 'throw' | 'log';

export function useDescriptionCompilers(app: FastifyInstance, answerCheck: AnswerCheck): void {
  app.setValidatorCompiler(requestCompiler());
  app.setSerializerCompiler<object>(({ schema, method, url, httpStatus }) => {
    const validator = whenNeeded(() => compilers.answer(schema));
    return (answer: unknown) => {
      const validate = validator();
      if (!validate(answer)) {
        const place = `${method} ${url} ${httpStatus ?? ''}`;
        const [mismatch] = validate.errors ?? [];
        const message = `${place}: ${mismatch?.instancePath ?? ''} ${mismatch?.message ?? ''}`;
        if (answerCheck === 'throw') throw new Error(`The answer does not match its description. ${message}`);
        app.log.error({ mismatch: message }, '应答与接口描述不一致');
      }
      return JSON.stringify(answer);
    };
  });
}
