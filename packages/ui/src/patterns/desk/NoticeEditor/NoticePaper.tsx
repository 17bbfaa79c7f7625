import { Seal } from '../../../components/Seal/index.js';
import type { Brand } from '../../types.js';
import { NAME_MARK, noticePaperMessages as messages } from './messages.zh.js';
import { Letter, Signature, When } from './NoticePaper.styles.js';

interface NoticePaperProps {
  /** The publisher, who signs. */
  brand: Brand;
  title: string;
  /** A paragraph a line. */
  text: string;
  /** When it is sent, e.g. 11-25 18:00. */
  when: string;
  /** Of a reader who gets it; '' if there is none. */
  name: string;
}

/** A notice as one of its readers sees it. */
export function NoticePaper({ brand, title, text, when, name }: NoticePaperProps) {
  const reader = name === '' ? messages.reader : name;
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  return (
    <Letter aria-label={messages.label}>
      <h3>{title.trim() === '' ? messages.title : title}</h3>
      <When>{when}</When>
      {lines.length === 0 && <p>{messages.text}</p>}
      {lines.map((line, index) => (
        <p key={index}>{line.replaceAll(NAME_MARK, reader)}</p>
      ))}
      <Signature>
        {brand.name}
        <Seal characters={brand.sealText ?? brand.name} look="outlined" />
      </Signature>
    </Letter>
  );
}
