import { useEffect, useState } from 'react';

import { themeNames } from '../theme-names.js';
import { Component, Figure, Pair, Rows, Sheets } from './Matrix.styles.js';
import { StoryWindow } from './StoryWindow.js';

/** Widths of the windows, in px: those of the drawings for a phone and for a small desktop. */
const widths = { phone: 375, desktop: 1366 } as const;

interface Example {
  id: string;
  component: string;
}

interface Index {
  entries: Record<string, { id: string; title: string; name: string; type: string }>;
}

/** The first example of each component of a group, as the sidebar lists them. */
function useExamples(group: string): Example[] {
  const [examples, setExamples] = useState<Example[]>([]);
  useEffect(() => {
    const left = new AbortController();
    async function load() {
      const answer = await fetch('index.json', { signal: left.signal });
      const { entries } = (await answer.json()) as Index;
      const found = new Map<string, Example>();
      for (const { id, title, type } of Object.values(entries)) {
        const [place, component = ''] = title.split('/');
        if (type === 'story' && place === group && !found.has(component))
          found.set(component, { id, component });
      }
      setExamples([...found.values()]);
    }
    // Leaving the page cancels the request.
    load().catch(() => undefined);
    return () => {
      left.abort();
    };
  }, [group]);
  return examples;
}

/** One component in the three themes and at two widths. Closed it holds no window: a group has hundreds. */
function Examples({ id, component, first }: Example & { first: boolean }) {
  const [open, setOpen] = useState(first);
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

/** Every component of a group in the three themes and at two widths, each in a window of its own. */
export function Matrix({ group }: { group: string }) {
  const examples = useExamples(group);
  return (
    <Sheets className="sb-unstyled">
      {examples.map((example, index) => (
        <Examples key={example.id} {...example} first={index === 0} />
      ))}
    </Sheets>
  );
}
