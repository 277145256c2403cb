// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "conformance/report/report.h"

#include <QWidget>

class QPushButton;
class QScrollArea;

namespace runlatch::ui {

class Badge;
class CaseExchanges;
class CopyButton;
class ElidedLabel;
class TabWidget;

/// One case in full: what came and what to do, why it matters, and its evidence.
class CaseDetail final : public QWidget
{
    Q_OBJECT
public:
    explicit CaseDetail(QWidget *parent = nullptr);

    /// The result as it may be shown: redactedCase().
    void setResult(const conformance::CaseResult &result);
    void setAgainPossible(bool possible);

signals:
    void againWanted(); ///< the user wants this case to be tried again

private:
    QWidget *buildHead();
    QWidget *buildParts();
    void showParts(const conformance::CaseResult &result);

    Badge *m_standing;
    ElidedLabel *m_id;
    CopyButton *m_copy;
    QPushButton *m_again;
    TabWidget *m_tabs;
    QScrollArea *m_area = nullptr;
    CaseExchanges *m_exchanges;
};

} // namespace runlatch::ui
