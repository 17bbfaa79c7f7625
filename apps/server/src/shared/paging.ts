export interface PageInput {
  page?: number;
  psize?: number;
}

export interface Page {
  limit: number;
  offset: number;
}

export function toPage({ page = 1, psize }: PageInput, defaultSize: number): Page {
  const limit = psize ?? defaultSize;
  return { limit, offset: (page - 1) * limit };
}
