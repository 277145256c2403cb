// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "rulebook/rulefile.h"
#include "store/captures/capture.h"

#include <QObject>

#include <functional>
#include <memory>

namespace runlatch::inspector {
class AutomaticReplies;
}

namespace runlatch::ui {

class ListenerControl;
class ListenerDialog;
class RulesPage;
struct Workbench;

/// The rules by which the listener answers: those of the file that the preferences name, also when it changes.
class RulesInUse final : public QObject
{
    Q_OBJECT
public:
    /// All must outlive this. Each dialog that `control` makes gets a page of the rules, whose choice is used when it
    /// is accepted.
    RulesInUse(Workbench &workbench, inspector::AutomaticReplies &automatic, ListenerControl &control);

    void apply(); ///< gives the rules to the receiver, which comes with the first store
    /// `chosen` gives the request that rules are tried against, or null.
    void setChosen(std::function<const store::CaptureRow *()> chosen) { m_chosen = std::move(chosen); }

signals:
    /// The file is not what it should be, and the rules stay as they were; an empty sentence: it is again, or none is
    /// used.
    void told(const QString &sentence);

private:
    void use(const QString &file);
    void set(const rulebook::RuleBook &book);
    void addTo(ListenerDialog &dialog);
    void tell();
    void tryAgainstChosen(RulesPage &page);

    Workbench &m_workbench;
    inspector::AutomaticReplies &m_automatic;
    ListenerControl &m_control;
    std::unique_ptr<rulebook::RuleFile> m_file;
    std::function<const store::CaptureRow *()> m_chosen;
};

} // namespace runlatch::ui
