// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "settings/outsideaccess.h"

#include <QWidget>

class QCheckBox;
class QLineEdit;

namespace runlatch::ui {

class Field;
class Label;
class Segmented;

/// How the listener is reached from outside: not at all, by a URL, or by a tunnel command, with ready lines for the
/// known programs that this computer has.
class OutsidePage final : public QWidget
{
    Q_OBJECT
public:
    explicit OutsidePage(const settings::OutsideAccess &access, QWidget *parent = nullptr);

    settings::OutsideAccess access() const;
    /// Whether the person ticked the start, or changed the command below the tick: what only the settings have is no
    /// consent.
    bool isConsentNew() const { return m_isConsentNew; }
    bool check(); ///< false if some input is invalid: its field says why, and has the focus

signals:
    void grown(); ///< a field or an error became visible

private:
    void buildLayout();
    void showWay();
    void findPrograms();
    void offer(const QList<int> &programs);

    Segmented *m_way;
    QLineEdit *m_url;
    Field *m_urlField;
    QLineEdit *m_command;
    Field *m_commandField;
    QWidget *m_ready;
    QCheckBox *m_starts;
    Label *m_note = nullptr; ///< on what a tunnel's program may do
    bool m_isConsentNew = false;
};

} // namespace runlatch::ui
