// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "ui/reply/faultwords.h"

#include <QCoreApplication>
#include <QLocale>

namespace runlatch::ui {

namespace {

struct FaultWords
{
    Q_DECLARE_TR_FUNCTIONS(runlatch::ui::ReplyForm)
};

} // namespace

QString faultWords(const protocol::ResultFault &fault)
{
    using Kind = protocol::ResultFault::Kind;
    const QString number = QLocale().toString(fault.outcome + 1);
    const bool isOfOutcome = fault.outcome >= 0;
    switch (fault.kind) {
    case Kind::UrlWithoutScheme:
        return isOfOutcome
            ? FaultWords::tr("The URL of outcome %1 has no scheme: the service shows neither message nor outcomes.")
                  .arg(number)
            : FaultWords::tr("The URL has no scheme: the service shows neither message nor outcomes.");
    case Kind::UrlOfOtherScheme:
        return isOfOutcome
            ? FaultWords::tr(
                  "The URL of outcome %1 is neither http nor https: the service shows neither message nor outcomes.")
                  .arg(number)
            : FaultWords::tr("The URL is neither http nor https: the service shows neither message nor outcomes.");
    case Kind::NoOutcomeId: return FaultWords::tr("Outcome %1 has no id: the service refuses the reply.").arg(number);
    case Kind::NoDescription:
        return FaultWords::tr("Outcome %1 has no description: the service refuses the reply.").arg(number);
    case Kind::NoTagLabel:
        return FaultWords::tr("A tag of outcome %1 has no label: the service refuses the reply.").arg(number);
    }
    return {};
}

} // namespace runlatch::ui
