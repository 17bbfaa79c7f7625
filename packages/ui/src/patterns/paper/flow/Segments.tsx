import { useId } from 'react';

import { Group, Name, Segment, Row } from './Segments.styles.js';

interface SegmentsProps<Id extends string> {
  label: string;
  /** Whether the label is shown beside the choices. */
  labelled?: boolean;
  choices: readonly { id: Id; label: string }[];
  value: Id;
  onChange: (id: Id) => void;
}

/** One of a few short words, as radio buttons drawn as one button in parts. */
export function Segments<Id extends string>({
  label,
  labelled,
  choices,
  value,
  onChange,
}: SegmentsProps<Id>) {
  const name = useId();
  return (
    <Group>
      <Name $shown={labelled === true}>{label}</Name>
      <Row>
        {choices.map((choice) => (
          <Segment key={choice.id}>
            <input
              type="radio"
              name={name}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
            />
            <span>{choice.label}</span>
          </Segment>
        ))}
      </Row>
    </Group>
  );
}
