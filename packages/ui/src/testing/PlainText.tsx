import type { ReactNode } from 'react';

interface PlainTextProps {
  /** Accessible name. */
  name: string;
  heading: string;
  /** Below the text. */
  children?: ReactNode;
}

/** A part of a page in elements without classes, which the style sheet of the page reaches. */
export function PlainText({ name, heading, children }: PlainTextProps) {
  return (
    <section aria-label={name}>
      <h2>{heading}</h2>
      <p>真题、模拟与同步练习，按学段编排。</p>
      <ul>
        <li>
          <a href="#books">全部图书</a>
        </li>
      </ul>
      {children}
    </section>
  );
}
