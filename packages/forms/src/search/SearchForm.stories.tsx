import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';

import { onPhone } from '../testing/stories.js';
import { searchFixtures } from './fixtures.js';
import { searchPlaces, type SearchPlaceName } from './places.js';
import { SearchForm, type SearchFormProps } from './SearchForm.js';

const [tooLong] = searchFixtures.invalid;

/** Keeps the text in its state, as a page keeps it in its route. */
function SearchFormOfAPage({ value: first, onSearch, ...props }: SearchFormProps) {
  const [value, setValue] = useState(first);
  return (
    <SearchForm
      {...props}
      value={value}
      onSearch={(text) => {
        onSearch(text);
        setValue(text);
      }}
    />
  );
}

const meta = {
  title: '表单/SearchForm',
  component: SearchForm,
  render: (args) => <SearchFormOfAPage {...args} />,
  args: { place: 'books', value: '', onSearch: fn(), style: { maxWidth: '40rem' } },
} satisfies Meta<typeof SearchForm>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {};
export const Filled: Story = { args: { value: '高考数学' } };

export const Invalid: Story = {
  args: { value: tooLong?.fields.search ?? '' },
  play: async ({ args, canvas }) => {
    await userEvent.type(canvas.getByRole('searchbox'), '{Enter}');
    await expect(canvas.getByText(tooLong?.messages.search ?? '')).toBeVisible();
    await expect(args.onSearch).not.toHaveBeenCalled();
  },
};

export const EveryPlace: Story = {
  name: '各处的搜索框',
  render: ({ value, onSearch }) => (
    <div style={{ display: 'grid', gap: '1rem', maxWidth: '40rem' }}>
      {(Object.keys(searchPlaces) as SearchPlaceName[]).map((place) => (
        <SearchForm key={place} place={place} value={value} onSearch={onSearch} />
      ))}
    </div>
  ),
};

export const EmptyOnPhone: Story = onPhone(Empty);
export const FilledOnPhone: Story = onPhone(Filled);
export const InvalidOnPhone: Story = onPhone(Invalid);
export const EveryPlaceOnPhone: Story = onPhone(EveryPlace);
