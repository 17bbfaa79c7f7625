export { SearchForm, type SearchFormProps } from './SearchForm.js';
export { useSearchForm, type SearchFormOptions, type SearchFormState } from './use-search-form.js';
export { searchPlaces, type SearchPlace, type SearchPlaceName } from './places.js';
