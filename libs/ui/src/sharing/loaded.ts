/** The part of a query's state that a card shows. */
export interface Loaded<Data> {
  data: Data | undefined;
  /** when the data was read; 0 before */
  dataUpdatedAt: number;
  error: unknown;
  isError: boolean;
  isFetching: boolean;
  isPending: boolean;
  refetch: () => unknown;
}
