import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router';
import { expect, it } from 'vitest';

import { paths } from '../../../lib/config/paths.js';
import { useFoundPlace } from './use-found-place.js';

function Arrival() {
  const { pathname, search } = useLocation();
  const arrival = useFoundPlace();
  return (
    <>
      <p>{`${pathname}${search}`}</p>
      {arrival && <a {...arrival.back}>{arrival.back.label}</a>}
      <output>{JSON.stringify(arrival?.place)}</output>
    </>
  );
}

function open(...addresses: string[]) {
  render(
    <MemoryRouter initialEntries={addresses} initialIndex={addresses.length - 1}>
      <Arrival />
    </MemoryRouter>,
  );
}

const LIST = paths.listenBig.path({ search: '匀变速直线运动', page: 3 });
const PLACE = paths.topicSubjectDetails.path({ id: 1, page: 4, file: 2, find: '匀变速直线运动' });
const place = () => screen.getByRole('status').textContent;

it('reads the page, the file and the words of the address', () => {
  open(PLACE);
  expect(place()).toBe('{"words":"匀变速直线运动","page":4,"file":1}');
  expect(screen.getByRole('link', { name: '回到“匀变速直线运动”的搜索结果' }).getAttribute('href')).toBe(
    paths.listenBig.href({ search: '匀变速直线运动' }),
  );
});

it('goes back to the list where it was left', () => {
  open(LIST, PLACE);
  fireEvent.click(screen.getByRole('link'));
  expect(screen.getByText(LIST)).toBeVisible();
});

it('cuts long words in the link, and leaves them whole for the paper', () => {
  const find = '如图所示，一质点做匀变速直线运动';
  open(paths.topicSubjectDetails.path({ id: 1, page: 1, find }));
  expect(screen.getByRole('link', { name: '回到“如图所示，一质点做匀变速…”的搜索结果' })).toBeVisible();
  expect(place()).toContain(find);
});

it.each(['', '&page=2', '&find=%20', '&page=x&find=运动', '&find=运动'])('has no place at “%s”', (query) => {
  open(`${paths.topicSubjectDetails.path({ id: 1 })}${query}`);
  expect(place()).toBe('');
});
