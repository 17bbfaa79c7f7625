/** The texts of a form, as in its messages.zh.ts: the button, and objects with the `label` of each field. */
export interface FormTexts {
  submit: string;
}

/** The labels and legends in the texts of a form, by field. */
export function labelsIn(texts: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([field, text]: [string, unknown]) =>
      typeof text === 'object' && text !== null && 'label' in text ? [[field, String(text.label)]] : [],
    ),
  );
}
