import type { RequestReason, RequestSubreason } from '../../../markets/request-reasons.ts';
import type { TextKey } from '../../i18n/texts.ts';

/** What shoppers are shown of a reason. */
export const reasonWords = {
  'product-claim': 'request.reasonProductClaim',
  sales: 'request.reasonSales',
  order: 'request.reasonOrder',
  return: 'request.reasonReturn',
  invoice: 'request.reasonInvoice',
  other: 'request.reasonOther',
} as const satisfies Record<RequestReason, TextKey>;

export const subreasonWords = {
  'defective-product': 'request.aboutDefectiveProduct',
  'transport-damage': 'request.aboutTransportDamage',
  'missing-parts': 'request.aboutMissingParts',
  'wrong-product': 'request.aboutWrongProduct',
  'missing-language-manual': 'request.aboutMissingLanguageManual',
  'discount-request': 'request.aboutDiscountRequest',
  'product-question': 'request.aboutProductQuestion',
  availability: 'request.aboutAvailability',
  'spare-parts': 'request.aboutSpareParts',
  'call-back': 'request.aboutCallBack',
  'shipment-status': 'request.aboutShipmentStatus',
  'change-order': 'request.aboutChangeOrder',
  'cancel-order': 'request.aboutCancelOrder',
  'delivery-problem': 'request.aboutDeliveryProblem',
  'no-reason': 'request.aboutNoReason',
  'return-status': 'request.aboutReturnStatus',
  'refund-status': 'request.aboutRefundStatus',
  'invoice-request': 'request.aboutInvoiceRequest',
  'invoice-correction': 'request.aboutInvoiceCorrection',
  'vat-question': 'request.aboutVatQuestion',
  'payment-problem': 'request.aboutPaymentProblem',
  account: 'request.aboutAccount',
  'personal-data': 'request.aboutPersonalData',
  website: 'request.aboutWebsite',
  feedback: 'request.aboutFeedback',
} as const satisfies Record<RequestSubreason, TextKey>;
