import { useState } from 'react';
import { useLocation } from 'react-router';

export interface SearchText {
  text: string;
  onText: (text: string) => void;
}

/** The text in the search of the site: state of both shells, or turning a phone would lose what has been typed. */
export function useSearchText(): SearchText {
  const { key } = useLocation();
  const [text, onText] = useState('');
  const [shownAt, setShownAt] = useState(key);
  // A text that was searched for is in the box of the list; on another page it would be an old one.
  if (shownAt !== key) {
    setShownAt(key);
    onText('');
  }
  return { text, onText };
}
