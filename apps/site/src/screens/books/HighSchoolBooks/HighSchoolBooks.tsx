import { StageBooks } from '../../../kits/stage-books/StageBooks.js';

/** The books of the high school (Spec A 2). */
export function HighSchoolBooks() {
  return <StageBooks page="highSchoolBooks" />;
}
