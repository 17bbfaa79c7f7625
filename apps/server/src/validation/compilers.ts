import addFormats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import type { FastifySchemaCompiler } from 'fastify';
import { InvalidInput } from '../errors/invalid-input.js';
import type { FormRules } from './form-rules.js';
import { judgeForm } from './form-verdict.js';
import { toFieldErrors } from './messages.js';
import { uploadedFileKeyword } from './uploaded-file.js';

const jsonType = 'application/json';

/** In UTF-16 units. */
const longestMatched = 10_000;

/** Ajv tries a pattern also on a text that exceeds its `maxLength`; a slow pattern must not be exploited. */
class PatternOfShortTexts extends RegExp {
  override test(text: string): boolean {
    return text.length <= longestMatched && super.test(text);
  }
}

// Ajv requires `code`, which it only uses for generated standalone code.
const patterns = Object.assign((pattern: string, flags: string) => new PatternOfShortTexts(pattern, flags), {
  code: 'new RegExp',
});

/** `strict` is off because Ajv does not know the annotations of the description; Redocly lints the schemas. */
const options: Options = { strict: false, allErrors: true, verbose: true, useDefaults: true };

/** Values of a query, a path or a form arrive as text and are coerced; those of JSON never are. */
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
    // fastify-openapi-glue gives all recursive schemas the same $id.
    const { $id: _sameForAll, ...unnamed } = schema as { $id?: string };
    return ajv.compile(unnamed);
  };
}

/** Compiled at its first request: all at once would take most of the start. */
export function whenNeeded<Compiled extends object>(compile: () => Compiled): () => Compiled {
  let compiled: Compiled | undefined;
  return () => (compiled ??= compile());
}

/**
 * Checks requests against the description and the rules of the form; the refusal names all invalid fields.
 * @throws InvalidInput as the `error` of the check's result
 */
export function requestCompiler(rules?: FormRules): FastifySchemaCompiler<object> {
  return ({ schema, httpPart, contentType = jsonType }) => {
    const compile = httpPart === 'body' && contentType === jsonType ? compilers.json : compilers.text;
    const validator = whenNeeded(() => compile(schema));
    if (rules === undefined || httpPart !== 'body') {
      return (value: unknown) => {
        const found = errorsIn(value, validator());
        return found.length === 0 ? { value } : { error: new InvalidInput(toFieldErrors(found, schema)) };
      };
    }
    return (body: unknown) => {
      const found = errorsIn(body, validator());
      const { value, errors, others } = judgeForm(rules, body, found);
      if (errors.length === 0 && others.length === 0) return { value };
      return { error: new InvalidInput(toFieldErrors(others, schema, errors)) };
    };
  };
}

/** Ajv also reports an `if` whose `then` failed. */
function errorsIn(value: unknown, validate: ValidateFunction): ErrorObject[] {
  if (validate(value)) return [];
  return (validate.errors ?? []).filter(({ keyword }) => keyword !== 'if');
}

export function answerValidator(schema: object): ValidateFunction {
  return compilers.answer(schema);
}
