// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#include "conformance/registry.h"

#include <algorithm>

using namespace Qt::StringLiterals;

namespace runlatch::conformance {

namespace {

/// Tells whether a case of the quick profile is tried without watching for what must not come.
bool isQuick(const Case &what)
{
    return what.severity == Severity::Must && what.sending.awaited == Awaited::Result
        && what.sending.planResources <= 3;
}

} // namespace

const QList<const Case *> &allCases()
{
    static const QList<const Case *> all = [] {
        QList<const Case *> cases;
        for (const auto &table : {answerCases(), verificationCases(), signatureCases(), payloadCases(), deliveryCases(),
                                  callbackCases(), callbackTroubleCases(), planCases()}) {
            for (const Case &one : table)
                cases.append(&one);
        }
        return cases;
    }();
    return all;
}

const Case *findCase(QStringView id)
{
    const auto found = std::find_if(allCases().begin(), allCases().end(),
                                    [id](const Case *known) { return id == QLatin1StringView(known->id); });
    return found == allCases().end() ? nullptr : *found;
}

QString remedyOfCase(QStringView id)
{
    const Case *found = findCase(id);
    return found ? found->text().remedy : QString();
}

bool isSelectedBy(const Case &what, const QStringList &selectors)
{
    return selectors.contains(QString::fromLatin1(what.id)) || selectors.contains(what.group());
}

bool isKnownSelector(QStringView selector)
{
    return std::any_of(allCases().begin(), allCases().end(),
                       [selector](const Case *known) { return isSelectedBy(*known, {selector.toString()}); });
}

QStringList profileNames()
{
    return {u"full"_s, u"quick"_s};
}

bool isKnownProfile(QStringView name)
{
    return profileNames().contains(name);
}

QList<const Case *> chosenCases(QStringView profile, const QStringList &only, const QStringList &skip)
{
    QList<const Case *> chosen = allCases();
    chosen.removeIf([&](const Case *one) {
        return (profile == "quick"_L1 && !isQuick(*one)) || (!only.isEmpty() && !isSelectedBy(*one, only))
            || isSelectedBy(*one, skip);
    });
    return chosen;
}

} // namespace runlatch::conformance
