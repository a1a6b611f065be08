import { listOf } from './fold-text.ts';
import { littleKnownWords } from './little-known/languages.ts';

/** Marks of trust by kind. */
export const TRUST_WORDS: Readonly<
  Record<'guarantee' | 'returns' | 'shipping' | 'security' | 'certified', readonly string[]>
> = {
  guarantee: listOf(`
    guarantee, guaranteed, money back, money-back, moneyback, warranty, risk-free, risk free, satisfaction, no questions asked,
    free cancellation, no spam, unsubscribe anytime, unsubscribe any time, unverbindlich, jederzeit abbestellbar, cancel anytime, cancel any time, cancel whenever you like, cancel when you like, pause anytime, pause or cancel anytime, no commitment, no-risk, no risk, zero risk, no strings attached,
    no lock-in, no contract, full refund, fully refundable, refund if you, refund guarantee, refund guaranteed, love it or return it, no credit card, garantie, geld zuruck, geld-zuruck, geld-zurück-garantie, volle rückerstattung, jederzeit kündbar, jederzeit kündigen, kündigung jederzeit, kündbar jederzeit, jederzeit pausieren, testen ohne risiko, risikofrei, risikolos, monatlich kündbar,
    ohne vertragsbindung, ohne vertrag, ohne mindestlaufzeit, ohne risiko, kein risiko, zufriedenheitsgarantie, bestpreisgarantie,
    sans abonnement, sans risque, sans risques, résiliable à tout moment, résiliez à tout moment, résiliez quand vous voulez, annulable à tout moment, remboursement intégral, remboursement garanti, annulation gratuite, kostenlos stornierbar, kostenlose stornierung,
    sin permanencia, sin riesgo, sin riesgos, cancela cuando quieras, cancela en cualquier momento, cancelable en cualquier momento, reembolso completo, reembolso garantizado, devolvemos tu dinero, te devolvemos tu dinero, cancelación gratuita, satisfecho o reembolsado, te devolvemos el dinero,
    satisfait ou rembourse, sans engagement, garantia, devolucion del dinero, sin compromiso, garanzia, soddisfatti o rimborsati,
    garantido, geld terug, niet goed geld terug, price match`),
  returns: listOf(`
    free returns, free return, free refunds, easy returns, returns, 30-day returns, return policy, free exchange, free exchanges, home trial,
    night trial, nights trial, kostenlose rückgabe, kostenloser rückversand, kostenlose rücksendung, kostenlose retoure,
    kostenlose retouren, gratis retoure, gratis rücksendung, gratis rückversand, kostenloser umtausch, tage rückgabe, tage rückgaberecht, rückgaberecht, retours offerts, retours sous, jours pour changer d'avis, devoluciones gratuitas,
    días para devolver, retoure, retours gratuits, retour gratuit, échange gratuit, échanges gratuits, cambios gratis, cambio gratis, devoluciones gratis,
    devolucion gratis, reso gratuito, resi gratuiti, devolucao gratis, gratis retour, gratis retourneren`),
  shipping: [
    ...littleKnownWords('shipping'),
    ...listOf(`
    free shipping, free delivery, free uk delivery, free worldwide shipping, ships free, fast shipping, fast delivery, same day delivery, same-day delivery,
    next day delivery, next-day delivery, express delivery, delivered free, ships today, kostenloser versand, kostenfreier versand, versand kostenlos, versand gratis, gratis versand,
    gratisversand, lieferung frei haus, kostenlose lieferung, gratis-lieferung, frais de port offerts, envíos gratis, entrega gratuita,
    versandkostenfrei, livraison gratuite, livraison offerte, envio gratis, envio gratuito, spedizione gratuita, frete gratis,
    entrega gratis, gratis verzending, gratis bezorging`),
  ],
  security: listOf(`
    secure checkout, secure payment, secure payments, ssl, encrypted, paypal, klarna, afterpay, apple pay, visa, mastercard,
    buyer protection, data protection, gdpr, bank-level, fdic, fdic insured, sichere zahlung, sicher bezahlen, kauf auf rechnung, auf rechnung, paiement en plusieurs fois, compra segura, kauferschutz, paiement securise,
    pago seguro, pagamento sicuro, pagamento seguro, veilig betalen`),
  certified: listOf(`
    certified, certification, certificate, organic certified, usda organic, fair trade, fairtrade, b corp, iso 9001, iso 27001,
    fda approved, fda cleared, dermatologist tested, dermatologically tested, clinically tested, clinically proven, lab tested,
    licensed, accredited, vegan society, cruelty free, cruelty-free, oeko-tex, gots, fsc, tuv, energy star, stiftung warentest,
    zertifiziert, gepruft, certifie, certificado, certificato, gecertificeerd, keurmerk`),
};
