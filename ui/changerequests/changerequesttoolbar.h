// SPDX-FileCopyrightText: 2026 The Runlatch authors
// SPDX-License-Identifier: Apache-2.0

#pragma once

#include "changerequests/changerequestpager.h"

#include <QWidget>

class QMenu;
class QPushButton;

namespace runlatch::ui {

class ElidedLabel;
class FilterEdit;
class KeyTip;
class Segmented;

/// The bar above the table: scope, filter, columns and reload.
class ChangeRequestToolbar final : public QWidget
{
    Q_OBJECT

public:
    explicit ChangeRequestToolbar(QMenu *columns, QWidget *parent = nullptr);

    FilterEdit *filter() const { return m_filter; }
    Segmented *scopes() const { return m_scopes; }
    service::Scope scope() const;
    /// Shows the known counts of the scopes, and the time of loading.
    void setState(const changerequests::ChangeRequestPager &pager);

signals:
    void scopeWanted(runlatch::service::Scope scope);
    void reloadWanted();

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void addReload();
    void showLoaded();

    Segmented *m_scopes;
    FilterEdit *m_filter;
    ElidedLabel *m_loaded;
    QPushButton *m_reload;
    KeyTip *m_reloadTip = nullptr;
    QDateTime m_lastLoaded;
};

} // namespace runlatch::ui
