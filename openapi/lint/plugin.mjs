/** Our own rules for the description; README.md explains them. */
import { exampleNames } from './rules/example-names.mjs';
import { noUnusedFile } from './rules/no-unused-file.mjs';
import { operationAnswers } from './rules/operation-answers.mjs';
import { operationMarks } from './rules/operation-marks.mjs';

export default function plugin() {
  return {
    id: 'inkstone',
    rules: {
      oas3: {
        'example-names': exampleNames,
        'no-unused-file': noUnusedFile,
        'operation-answers': operationAnswers,
        'operation-marks': operationMarks,
      },
    },
  };
}
