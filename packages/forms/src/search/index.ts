export { SearchForm } from './SearchForm.js';
export type { SearchFormProps } from './SearchForm.js';
export { useSearchForm } from './use-search-form.js';
export type { SearchFormOptions, SearchFormState } from './use-search-form.js';
export { searchPlaces } from './places.js';
export type { SearchPlace, SearchPlaceName } from './places.js';
