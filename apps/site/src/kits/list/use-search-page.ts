import { useNavigate } from 'react-router';

/**
 * A search box whose results stand on another page. Clearing it leaves nothing to look for, so it opens no page.
 *
 * @param path of the page for a text
 */
export function useSearchPage(path: (search: string) => string): (text: string) => void {
  const navigate = useNavigate();
  return (search) => {
    if (search !== '') void navigate(path(search));
  };
}
