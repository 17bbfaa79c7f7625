import { Mark as Marked } from '../../../components/MarkedText/MarkedText.styles.js';
import { paperMessages as messages } from '../messages.zh.js';
import { List, More, Page, Row, Title, Words } from './PlaceList.styles.js';
import type { Find } from './use-find.js';

/** More would push down what stands below the list; the page ruler and the find bar reach them. */
const MOST = 10;

/** The places of a search in a paper with their pages and words, as in the index of a book. */
export function PlaceList({ find: { places, current, choose } }: { find: Find }) {
  if (places.length === 0) return null;
  const title = messages.places(places.length);
  return (
    <section aria-label={title}>
      <Title>{title}</Title>
      <List>
        {places.slice(0, MOST).map((place, index) => {
          const { before, words, after } = place.excerpt;
          return (
            <li key={`${String(place.page)} ${String(place.match)}`}>
              <Row type="button" aria-current={index === current || undefined} onClick={() => choose(place)}>
                <Page>{messages.goTo(place.page + 1)}</Page>
                <Words>
                  {shortly(before)}
                  <Marked>{words}</Marked>
                  {after}
                </Words>
              </Row>
            </li>
          );
        })}
      </List>
      {places.length > MOST && <More>{messages.morePlaces(places.length - MOST)}</More>}
    </section>
  );
}

/** Otherwise the words would be cut off at the end of the line. */
function shortly(before: string): string {
  return before.length > 7 ? `…${before.slice(-6)}` : before;
}
