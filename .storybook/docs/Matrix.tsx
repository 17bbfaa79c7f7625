import { useEffect, useState } from 'react';

import { themeNames } from '../theme-names.js';
import { Component, Figure, Pair, Rows, Sheets } from './Matrix.styles.js';
import { StoryWindow } from './StoryWindow.js';

/** Widths of the windows in px, as in the drawings for a phone and for a small desktop. */
const widths = { phone: 375, desktop: 1366 } as const;

interface Index {
  entries: Record<string, { id: string; title: string; name: string; type: string }>;
}

/** Groups of whole forms and pages, and the manual itself. */
const LEFT_OUT = ['砚台', '表单', '页面'];

/** The ids of the first example of each component, by groups, as the sidebar lists them. */
function useExamples(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const [groups, setGroups] = useState(new Map<string, Map<string, string>>());
  useEffect(() => {
    const left = new AbortController();
    async function load() {
      const answer = await fetch('index.json', { signal: left.signal });
      const { entries } = (await answer.json()) as Index;
      const found = new Map<string, Map<string, string>>();
      for (const { id, title, type } of Object.values(entries)) {
        const [group = '', component = ''] = title.split('/');
        if (type !== 'story' || LEFT_OUT.includes(group)) continue;
        const first = found.get(group) ?? new Map<string, string>();
        if (!first.has(component)) found.set(group, first.set(component, id));
      }
      setGroups(found);
    }
    // Leaving the page cancels the request.
    load().catch(() => undefined);
    return () => {
      left.abort();
    };
  }, []);
  return groups;
}

/** One component in the three themes and at two widths. Closed it holds no window: all of them have a thousand. */
function Examples({ id, component }: { id: string; component: string }) {
  const [open, setOpen] = useState(false);
  return (
    <Component
      open={open}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>{component}</summary>
      {open && (
        <Rows>
          {Object.entries(themeNames).map(([theme, name]) => (
            <Pair key={theme}>
              {Object.values(widths).map((width) => (
                <Figure key={width}>
                  <figcaption>
                    {name} · {width}
                  </figcaption>
                  <StoryWindow id={id} theme={theme} width={width} />
                </Figure>
              ))}
            </Pair>
          ))}
        </Rows>
      )}
    </Component>
  );
}

/** Every component in the three themes and at two widths, each in its own window. */
export function Matrix() {
  const groups = useExamples();
  return [...groups].map(([group, examples]) => (
    <Sheets key={group} className="sb-unstyled">
      <h2>{group}</h2>
      {[...examples].map(([component, id]) => (
        <Examples key={id} id={id} component={component} />
      ))}
    </Sheets>
  ));
}
