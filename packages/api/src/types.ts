/** The wire's own types under the names of the description's schemas. Types only: nothing at run time. */
import type { components } from './generated/openapi.js';

export type { operations, paths } from './generated/openapi.js';

type Schemas = components['schemas'];

export type Agreement = Schemas['Agreement'];
export type ApplyArea = Schemas['ApplyArea'];
export type ArticleSummary = Schemas['ArticleSummary'];
export type Book = Schemas['Book'];
export type BookResource = Schemas['BookResource'];
export type BookResourceGroup = Schemas['BookResourceGroup'];
export type BookScreening = Schemas['BookScreening'];
export type BookSummary = Schemas['BookSummary'];
export type CodeChannel = Schemas['CodeChannel'];
export type ContentType = Schemas['ContentType'];
export type DirectStore = Schemas['DirectStore'];
export type Envelope = Schemas['Envelope'];
export type ExamHome = Schemas['ExamHome'];
export type Favourite = Schemas['Favourite'];
export type FavouriteTypes = Schemas['FavouriteTypes'];
export type FieldError = Schemas['FieldError'];
export type FilterId = Schemas['FilterId'];
export type FilterOption = Schemas['FilterOption'];
export type Flag = Schemas['Flag'];
export type FloatingConfig = Schemas['FloatingConfig'];
export type GradeCount = Schemas['GradeCount'];
export type GradePapers = Schemas['GradePapers'];
export type HighlightCard = Schemas['HighlightCard'];
export type HomeComprehensive = Schemas['HomeComprehensive'];
export type HomeStage = Schemas['HomeStage'];
export type IdInput = Schemas['IdInput'];
export type MenuEntry = Schemas['MenuEntry'];
export type MenuItem = Schemas['MenuItem'];
export type Message = Schemas['Message'];
export type MyActivity = Schemas['MyActivity'];
export type MyBook = Schemas['MyBook'];
export type MyDownload = Schemas['MyDownload'];
export type NamedItem = Schemas['NamedItem'];
export type PaperSummary = Schemas['PaperSummary'];
export type PictureShape = Schemas['PictureShape'];
export type Recommendation = Schemas['Recommendation'];
export type SiteConfig = Schemas['SiteConfig'];
export type Slide = Schemas['Slide'];
export type SpecialSubject = Schemas['SpecialSubject'];
export type UserRole = Schemas['UserRole'];
export type UserSession = Schemas['UserSession'];
