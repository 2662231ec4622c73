/** What Adyen answers to what it will not do. */
export class AdyenRefused extends Error {
  readonly status: number;
  readonly body: object;
  constructor(status: number, errorCode: string, message: string, errorType: string) {
    super(message);
    this.status = status;
    this.body = { status, errorCode, message, errorType };
  }
}
