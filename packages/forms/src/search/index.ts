export { SearchForm } from './SearchForm.js';
export type { SearchFormProps } from './SearchForm.js';
export { useSearchForm } from './useSearchForm.js';
export type { SearchFormOptions, SearchFormState } from './useSearchForm.js';
export { searchPlaces } from './places.js';
export type { SearchPlace, SearchPlaceName } from './places.js';
