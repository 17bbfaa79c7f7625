import { FieldNote, useFieldFrame } from '@inkstone/ui/components/Field';
import { SearchBox, type SearchBoxProps } from '@inkstone/ui/components/SearchBox';

import { searchMessages } from './messages.zh.js';
import { searchPlaces, type SearchPlace, type SearchPlaceName } from './places.js';
import { useSearchForm, type SearchFormOptions } from './use-search-form.js';

export interface SearchFormProps
  extends
    SearchFormOptions,
    Omit<SearchBoxProps, keyof SearchFormOptions | 'label' | 'onChange' | 'control' | 'note'> {
  /** The list, which determines the name and the placeholder of the search box: one of the site, or those texts. */
  place: SearchPlaceName | SearchPlace;
}

/** The search box of a list (Spec A 2; Spec B 2.1 to 2.4). */
export function SearchForm({ place, value, onSearch, ...rest }: SearchFormProps) {
  const { error, ...search } = useSearchForm({ value, onSearch });
  const { control, note } = useFieldFrame({ error });
  const { label, placeholder } = typeof place === 'string' ? searchPlaces[place] : place;
  return (
    <SearchBox
      aria-label={searchMessages.landmark(label)}
      size="lg"
      placeholder={placeholder}
      {...rest}
      {...search}
      label={label}
      control={control}
      note={<FieldNote {...note} />}
    />
  );
}
