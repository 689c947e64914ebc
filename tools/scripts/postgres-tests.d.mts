export declare const POSTGRES_TESTS: readonly string[]
export declare const POSTGRES_FILTERS: readonly string[]
