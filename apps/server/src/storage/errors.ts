/** A refusal in the words of Supabase's storage service. */
export class StorageError extends Error {
  constructor(
    /** What the body says; the answer's own status is 400 for all that the client can do something about. */
    readonly status: number,
    readonly code: string,
    readonly error: string,
    message: string,
    readonly retryAfter?: number,
  ) {
    super(message)
    this.name = 'StorageError'
  }
}

export const errors = {
  noBucket: () => new StorageError(404, 'NoSuchBucket', 'Bucket not found', 'Bucket not found'),
  noObject: () => new StorageError(404, 'NoSuchKey', 'not_found', 'Object not found'),
  bucketExists: () =>
    new StorageError(409, 'BucketAlreadyExists', 'Duplicate', 'The resource already exists'),
  objectExists: () =>
    new StorageError(409, 'KeyAlreadyExists', 'Duplicate', 'The resource already exists'),
  bucketNotEmpty: () =>
    new StorageError(
      409,
      'ResourceNotEmpty',
      'InvalidRequest',
      'The bucket you tried to delete is not empty',
    ),
  denied: (reason = 'new row violates row-level security policy') =>
    new StorageError(403, 'AccessDenied', 'Unauthorized', reason),
  noAuthorization: () =>
    new StorageError(
      400,
      'InvalidRequest',
      'Error',
      "headers must have required property 'authorization'",
    ),
  tooLarge: () =>
    new StorageError(
      413,
      'EntityTooLarge',
      'Payload too large',
      'The object exceeded the maximum allowed size',
    ),
  mimeType: (type: string) =>
    new StorageError(
      415,
      'InvalidMimeType',
      'invalid_mime_type',
      `mime type ${type} is not supported`,
    ),
  key: (key: string) => new StorageError(400, 'InvalidKey', 'InvalidKey', `Invalid key: ${key}`),
  bucketName: () =>
    new StorageError(400, 'InvalidBucketName', 'Invalid Input', 'Bucket name invalid'),
  request: (message: string) => new StorageError(400, 'InvalidRequest', 'Invalid Input', message),
  token: (reason: string) => new StorageError(400, 'InvalidJWT', 'InvalidJWT', reason),
  signature: () =>
    new StorageError(
      400,
      'InvalidSignature',
      'InvalidSignature',
      'The url do not match the signature',
    ),
  noRoute: (method: string, path: string) =>
    new StorageError(404, 'NotFound', 'Not Found', `Route ${method}:${path} not found`),
  tooBusy: (retryAfter = 2) =>
    new StorageError(429, 'SlowDown', 'SlowDown', 'Too many requests at a time', retryAfter),
  databaseTimeout: () =>
    new StorageError(
      544,
      'DatabaseTimeout',
      'DatabaseTimeout',
      'The connection to the database timed out',
    ),
  full: () =>
    new StorageError(507, 'InternalError', 'InternalError', 'There is no room left for files', 60),
}
