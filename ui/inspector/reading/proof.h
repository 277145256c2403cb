// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "inspector/consultation.h"
#include "protocol/signature.h"
#include "ui/widgets/labels/badge.h"

#include <QList>
#include <QString>

#include <optional>

namespace runlatch::ui {

/// A sum that is compared with the signature header, or the header itself.
struct ProofSum
{
    QString name;
    QByteArray digest; ///< digits, or the header as it is shown
    QString absent;    ///< is shown where there is no digest
    BadgeSpec badge;   ///< without a word there is none
};

/// The facts of a signature, in the words of the screen. Its only secrets are those of the header
/// that proofSums() was given.
struct Proof
{
    BadgeSpec verdict;
    QString fact;
    QString basis; ///< how the sums are made, and what proves the fact
    QList<ProofSum> sums;
    std::optional<text::ByteExcerpt> excerpt; ///< around the first difference of the body
    QString difference;                       ///< says what differs there
    std::optional<qint64> place;              ///< of the difference in the received body
    QString next;                             ///< what to do
    QString tried;                            ///< the number of explanations
    QString earlier;                          ///< the comparison with an earlier delivery

    /// Plain text for the clipboard, with whole sums.
    QString text() const;
};

/// Returns the basis of the sums: so many bytes, with the key of that name where it is known.
QString sumBasis(qint64 bytes, const QString &keyName);

/// The sums of a check, and what the doctor found about it where it was asked. `header` is shown and copied in place of
/// what the check received, which may hold a secret and is only compared.
QList<ProofSum> proofSums(const protocol::SignatureCheck &check, const QByteArray &header,
                          const signature::Diagnosis &diagnosis);

/// Adds what the doctor found. The basis goes on with it.
void addConsultation(Proof &proof, const inspector::Consultation &consultation);

/// Adds how the body differs from that of an earlier delivery, which `title` names; nullopt: not at all.
void addEarlier(Proof &proof, const QString &title, const std::optional<text::ByteDifference> &difference,
                const std::optional<text::DifferingBytes> &bytes);

} // namespace runlatch::ui
