/** A ZIP file with the table district-agents.csv of one agent. */
export const contentZip = Buffer.from(
  [
    'UEsDBBQAAAAAAAAAIVyzTcnpLwAAAC8AAAATAAAAZGlzdHJpY3QtYWdlbnRzLmNzdue8luWPtyzlnLDljLos55S16K+dCmhhbmd6',
    'aG91LOadreW3nuW4giwwNTcxLTEKUEsBAhQDFAAAAAAAAAAhXLNNyekvAAAALwAAABMAAAAAAAAAAAAAAIABAAAAAGRpc3RyaWN0',
    'LWFnZW50cy5jc3ZQSwUGAAAAAAEAAQBBAAAAYAAAAAAA',
  ].join(''),
  'base64',
);
