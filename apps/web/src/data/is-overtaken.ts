const NO_SUCH_ROW = 'PGRST116'

/** An update found no row in the version it was made from: somebody changed or deleted it in the meantime. */
export const isOvertaken = (error: Error): boolean => 'code' in error && error.code === NO_SUCH_ROW
